// Child process with the staff API and the pictures, on the port given as argument.
import { mediaResponse } from '../files/pictures'
import { staffApi } from '../staff/app'
import { serve } from './serve'

const server = await serve(
  (request) => {
    const picture = /^\/media\/(.+)$/.exec(new URL(request.url).pathname)?.[1]
    return picture ? mediaResponse(request, picture) : staffApi.fetch(request)
  },
  Number(process.argv[2] ?? 0),
)
process.stdout.write(`${server.origin}\n`)
