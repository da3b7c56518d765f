import { startLocalWriter } from './server.ts'

const writer = await startLocalWriter({ port: 3010, key: 'local', nodeEnv: process.env['NODE_ENV'] })
console.log(`SCRIPT_WRITER_URL=${writer.url} SCRIPT_WRITER_KEY=local SCRIPT_WRITER_MODEL=local`)
