import { startLocalGateway } from './server.ts'

const { env } = process

const gateway = await startLocalGateway({
  port: Number(env['LOCAL_GATEWAY_PORT'] ?? 3003),
  secretKey: env['STRIPE_SECRET_KEY'] ?? 'sk_test_local',
  publishableKey: env['STRIPE_PUBLISHABLE_KEY'] ?? 'pk_test_local',
  webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_local',
  ...(env['LOCAL_GATEWAY_WEBHOOK_URL'] && { webhookUrl: env['LOCAL_GATEWAY_WEBHOOK_URL'] }),
  ...(env['LOCAL_GATEWAY_STATE'] && { statePath: env['LOCAL_GATEWAY_STATE'] }),
})
console.log(`Local gateway (sandbox, no real money): ${gateway.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close())
