import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface Mail {
  from: string
  to: string
  /** Raw headers and body. */
  data: string
}

/** A minimal SMTP server that accepts every mail, or refuses it at `RCPT TO` or another command. */
export async function mailServer(): Promise<{
  url: string
  mails: Mail[]
  refuse: (line: string, command?: string) => void
  close: () => Promise<void>
}> {
  const mails: Mail[] = []
  let refusal: Refusal | null = null
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    void talk(socket, mails, () => refusal).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    mails,
    refuse: (line, command = 'RCPT TO') => {
      refusal = { line, command }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Refusal {
  line: string
  command: string
}

async function talk(socket: Socket, mails: Mail[], refusal: () => Refusal | null): Promise<void> {
  let mail: Mail = { from: '', to: '', data: '' }
  let inData = false
  socket.write('220 test ESMTP\r\n')
  for await (const line of createInterface({ input: socket })) {
    const refused = refusal()
    if (inData) {
      if (line !== '.') mail.data += `${line}\n`
      else {
        inData = false
        mails.push(mail)
        socket.write('250 OK\r\n')
      }
    } else if (refused && line.startsWith(refused.command)) socket.write(`${refused.line}\r\n`)
    else if (line.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n')
    else if (line.startsWith('MAIL FROM')) {
      mail = { from: line, to: '', data: '' }
      socket.write('250 OK\r\n')
    } else if (line.startsWith('RCPT TO')) {
      mail.to += line
      socket.write('250 OK\r\n')
    } else if (line === 'DATA') {
      inData = true
      socket.write('354 Go on\r\n')
    } else if (line === 'QUIT') socket.end('221 Bye\r\n')
    else socket.write('250 OK\r\n')
  }
}
