/** Blurs a grid by about `sigma` cells with three box passes per axis. Edge values repeat beyond the edge. */
export function blur(values: Float32Array, width: number, height: number, sigma: number): Float32Array {
  let from: Float32Array = values
  let to: Float32Array = new Float32Array(values.length)
  for (const radius of boxRadii(sigma)) {
    if (radius === 0) continue
    for (let y = 0; y < height; y++) boxLine(from, to, y * width, 1, width, radius)
    const spare = from === values ? new Float32Array(values.length) : from
    for (let x = 0; x < width; x++) boxLine(to, spare, x, width, height, radius)
    from = spare
    to = to === values ? new Float32Array(values.length) : to
  }
  return from
}

/** Returns the three box radii that best approximate a Gaussian of `sigma`. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1)
  const low = Math.floor((ideal - 1) / 2)
  const lowSize = 2 * low + 1
  const lows = Math.round((12 * sigma * sigma - 3 * lowSize * lowSize - 12 * lowSize - 9) / (-4 * lowSize - 4))
  return [0, 1, 2].map((pass) => (pass < lows ? low : low + 1))
}

function boxLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const end = start + (count - 1) * step
  const first = from[start]!
  const last = from[end]!
  const share = 1 / (2 * radius + 1)
  let sum = first * radius
  for (let k = 0; k <= radius; k++) sum += k < count ? from[start + k * step]! : last
  for (let k = 0, at = start; k < count; k++, at += step) {
    to[at] = sum * share
    sum += k + radius + 1 < count ? from[at + (radius + 1) * step]! : last
    sum -= k - radius >= 0 ? from[at - radius * step]! : first
  }
}
