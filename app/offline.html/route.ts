import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionedText } from '@/lib/api/files/file-response'
import { securityHeaders } from '@/lib/security/headers'
import { direction } from '@/lib/i18n/language'
import { loadMessages } from '@/lib/i18n/messages'
import { LANGUAGE_COOKIE, languages, type Language } from '@/lib/config/constants'
import { getBackend } from '@/lib/backend/get-backend'
import { element } from '@/lib/seo/xml'

/** Page that the service worker stores for when the shop is unreachable: self-contained, both languages. Standards 23. */
export async function GET(request: Request): Promise<Response> {
  const picture = await readFile(join(process.cwd(), 'components/brand/pictures/offline.webp'))
  const page = await offlinePage(`data:image/webp;base64,${picture.toString('base64')}`)
  return versionedText(request, page, {
    ...securityHeaders,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  })
}

function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The page's styles, hashed in its Content-Security-Policy. */
const offlineStyles = `
html{background:#fcf9f3;color:#21160f;font:350 16px/1.7 'Readex Pro','Segoe UI',Tahoma,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;box-sizing:border-box;text-align:center}
section{max-width:400px;margin:12px auto}
[data-language] section:not([lang|=en]){display:none}[data-language=ar] section[lang|=en]{display:none}[data-language=ar] section[lang|=ar]{display:block}
img{width:184px;height:168px;object-fit:cover;border-radius:92px 92px 22px 22px;filter:saturate(.25)}
h1{margin:20px 0 6px;font-size:22px;line-height:1.4;font-weight:600;color:#0b2418}
h1,p{text-wrap:balance}
p{margin:0 0 24px;color:#6b5144}
button{min-height:52px;padding:4px 26px;border:0;border-radius:99px;background:#1c5638;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#17452f}
:focus-visible{outline:3px solid #0b2418;outline-offset:3px;box-shadow:0 0 0 3px #f4b942}`

/**
 * Shows the visitor's language only, and reloads when the connection is back: on the browser's event, which often fires too early
 * and only once, and by polling the shop (not under its own URL, where it replaces no page).
 */
const offlineScript = `
var chosen=new URLSearchParams(location.search).get('lang')||(document.cookie.match(/(?:^|; )${LANGUAGE_COOKIE}=(\\w+)/)||[])[1];
var root=document.documentElement,language=/^ar/.test(chosen||'')?'ar':'en';
root.lang=language;root.dir=language==='ar'?'rtl':'ltr';root.dataset.language=language;
document.title=document.querySelector('section[lang='+language+'] h1').textContent;
function again(){location.reload()}
document.querySelectorAll('button').forEach(function(one){one.onclick=again});
addEventListener('online',again)
if(location.pathname!=='/offline.html')setInterval(function(){
if(navigator.onLine&&!document.hidden)fetch('/healthz',{method:'HEAD',cache:'no-store'}).then(function(answer){if(answer.ok)again()},function(){})
},3000)`

/** Allows only inlined content, and one request: whether the shop is reachable again. */
const policy = [
  "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  `connect-src 'self'; style-src ${hashed(offlineStyles)}; script-src ${hashed(offlineScript)}`,
].join('; ')

async function offlinePage(picture: string): Promise<string> {
  const { name } = await getBackend().getShopInfo()
  const sections = await Promise.all(languages.map((language) => section(language, picture)))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${element('title', `${name.en} · ${name.ar}`)}<style>${offlineStyles}</style></head>
<body><main>${sections.join('')}</main><script>${offlineScript}</script></body></html>`
}

async function section(language: Language, picture: string): Promise<string> {
  const { title, text, retry } = (await loadMessages(language)).Offline
  return `<section lang="${language}" dir="${direction(language)}"><img src="${picture}" alt=""><h1>${title}</h1><p>${text}</p><button type="button">${retry}</button></section>`
}
