import { startLocalSpeech } from './server.ts'

const speech = await startLocalSpeech({ port: 3011, key: 'local', nodeEnv: process.env['NODE_ENV'] })
console.log(
  `SPEECH_SERVICE=openai SPEECH_URL=${speech.url} SPEECH_KEY=local SPEECH_MODEL=local SPEECH_VOICE_EN=local SPEECH_VOICE_PT=local SPEECH_LICENCE=none`,
)
