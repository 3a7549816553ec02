/**
 * The part of `sizes` for phones of three device pixels a point: a `width` less than the picture has, so that a file of about two
 * is taken. Nobody sees the third on a picture of that size, and it is twice the bytes. Standards 25.
 */
export function onSharpPhones(width: string): string {
  return `(min-resolution: 2.5dppx) and (max-width: 699px) ${width}`
}
