import { setFlagsFromString } from 'node:v8'

/**
 * Collects garbage when the heap has grown to twice what was in use after the last time. V8 lets it grow to four times: with
 * 200 000 products (190 MB in use) the product feed took 490 MB more and a backup 270 MB, of which nothing was in use; so they take
 * 180 and 50 MB, in the same time.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=100')
}
