import '../src/reset.css.ts'
import '../src/fonts.css.ts'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'

const admin = new URLSearchParams(location.search).get('theme') === 'admin'
await (admin ? import('../src/themes/admin.css.ts') : import('../src/themes/shop.css.ts'))

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery admin={admin} />)
