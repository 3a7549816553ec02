import { readFileSync } from 'node:fs'

export interface Setup {
  /** Origins of the two shops, or of a single one. */
  shops: readonly [string, string?]
  /** Empty folder for the cache, the logs and the file to compare with. */
  folder: string
  port: number
  /** Port on which nginx serves that file. */
  filePort: number
}

/** Replaces a text that occurs exactly `times` times in the rule; throws otherwise. */
function replaced(rule: string, text: string, by: string, times: number): string {
  const parts = rule.split(text)
  if (parts.length !== times + 1) throw new Error(`The nginx rule names ${text} ${parts.length - 1} times`)
  return parts.join(by)
}

/** Returns the nginx configuration of docs/operating/nginx.md, with the folder, port and shop addresses replaced. */
export function nginxConfiguration({ shops: [shop, other = shop], folder, port, filePort }: Setup): string {
  const block = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/operating/nginx.md', 'utf8'))?.[1]
  if (!block) throw new Error('docs/operating/nginx.md shows no nginx rule')
  const cached = replaced(block, '/var/cache/oasis', `${folder}/cache`, 1)
  const first = replaced(cached, 'server 127.0.0.1:3000', `server ${new URL(shop).host}`, 1)
  const aimed = replaced(first, 'server 127.0.0.1:3001', `server ${new URL(other).host}`, 1)
  const rule = replaced(aimed, '\nserver {', `\nserver {\n  listen 127.0.0.1:${port};`, 1)
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `
${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${scratch.join(' ')}
  sendfile on;
  keepalive_requests 1000000;
  log_format statuses '$upstream_cache_status $request_uri';
  access_log ${folder}/access.log statuses;
  ${rule}
  server {
    listen 127.0.0.1:${filePort};
    root ${folder}/files;
    default_type "text/html; charset=utf-8";
    add_header Content-Encoding br;
  }
}
`
}
