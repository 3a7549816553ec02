import 'server-only'
import { config } from '@/lib/config/environment'
import { isDemoShop } from '../demo/progress'
import type { Channel } from './outbox'

/** Channels whose messages go to a folder, because the configuration names no service; none in a demo shop, where that is meant. */
export async function unsentChannels(): Promise<Channel[]> {
  if (await isDemoShop()) return []
  const { whatsapp, mail } = config()
  return [...(whatsapp ? [] : ['whatsapp' as const]), ...(mail ? [] : ['email' as const])]
}
