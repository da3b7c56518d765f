import { arrive } from './arrive.ts'

void arrive()
