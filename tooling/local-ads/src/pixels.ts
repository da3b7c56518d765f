import type { FastifyInstance } from 'fastify'
import type { Recorded } from './recorded.ts'

/** Both pixels' scripts and the endpoints that they report to. */
export function pixelRoutes(server: FastifyInstance, recorded: Recorded): void {
  const script = (path: string, text: string) =>
    server.get(path, (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(text),
    )
  script('/fbevents.js', metaScript)
  script('/events.js', tiktokScript)

  server.get<{ Querystring: Record<string, string> }>('/tr', ({ query }, reply) => {
    const { id = '', ev = '', eid, cd = '{}', dl = '' } = query
    recorded.add({
      network: 'meta',
      source: 'browser',
      pixelId: id,
      name: ev,
      id: eid ?? null,
      url: dl,
      data: parse(cd),
    })
    return reply.code(204).header('cross-origin-resource-policy', 'cross-origin').send()
  })

  server.post<{ Body: string }>('/api/v2/pixel', ({ body }, reply) => {
    const event = parse(body) as Record<string, string | undefined> // sent by the script below
    recorded.add({
      network: 'tiktok',
      source: 'browser',
      pixelId: event['pixel'] ?? '',
      name: event['event'] ?? '',
      id: event['event_id'] ?? null,
      url: event['url'] ?? '',
      data: event['properties'],
    })
    return reply.code(204).header('access-control-allow-origin', '*').send()
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Drains `fbq.queue`, then takes calls through `fbq.callMethod` as Meta's script does; sets its cookies. */
const metaScript = `(()=>{const base=new URL(document.currentScript.src).origin,ids=[];let granted=true
const cookie=(name,value)=>{if(!document.cookie.includes(name+'='))document.cookie=name+'='+value+';path=/;max-age=7776000;samesite=lax'}
const now=Date.now();cookie('_fbp','fb.0.'+now+'.'+Math.floor(Math.random()*1e10))
const click=new URLSearchParams(location.search).get('fbclid');if(click)cookie('_fbc','fb.0.'+now+'.'+click)
const report=(ev,data,options)=>{if(!granted)return;for(const id of ids){const query=new URLSearchParams({id,ev,dl:location.href,cd:JSON.stringify(data??{})})
if(options&&options.eventID)query.set('eid',options.eventID);new Image().src=base+'/tr?'+query}}
const methods={init:(id)=>ids.push(id),consent:(word)=>{granted=word==='grant'},set:()=>{},track:report,trackCustom:report,
trackSingle:(id,...rest)=>report(...rest)}
const call=(method,...rest)=>{methods[method]?.(...rest)}
const fbq=window.fbq;fbq.callMethod=call;for(const waiting of fbq.queue.splice(0))call(...waiting)})()`

/** Drains the `ttq` array and replaces its methods as TikTok's script does; sets its cookie. */
const tiktokScript = `(()=>{const base=new URL(document.currentScript.src).origin,ttq=window.ttq,ids=Object.keys(ttq._i||{})
if(!document.cookie.includes('_ttp='))document.cookie='_ttp='+Math.random().toString(36).slice(2)+';path=/;max-age=7776000;samesite=lax'
let granted=true
const report=(event,properties,options)=>{if(!granted)return;for(const pixel of ids)fetch(base+'/api/v2/pixel',{method:'POST',keepalive:true,mode:'no-cors',
body:JSON.stringify({pixel,event,properties,event_id:options&&options.event_id,url:location.href})}).catch(()=>{})}
const methods={track:report,page:(properties,options)=>report('PageView',properties,options),revokeConsent:()=>{granted=false},grantConsent:()=>{granted=true},holdConsent:()=>{granted=false}}
for(const name of ttq.methods)ttq[name]=(...rest)=>methods[name]?.(...rest)
for(const [name,...rest] of ttq.splice(0))methods[name]?.(...rest)})()`
