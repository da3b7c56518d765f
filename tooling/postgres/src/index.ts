export { startPostgres, type Postgres, type PostgresOptions } from './launcher.ts'
