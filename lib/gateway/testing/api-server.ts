// The HTTP API as a process of its own, until it is killed. Says its origin when it answers.
import { api } from '../api'
import { serve } from './serve'

const server = await serve((request) => api.fetch(request))
process.stdout.write(`${server.origin}\n`)
