/** A box of an MP4. */
export const box = (type: string, ...parts: (Buffer | string)[]) => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
/** The user data with a location, as phones write it. */
export const location = box('udta', box('xyz ', '+24.2075+055.7447/'))
/** An MP4 with this user data of its film and its track. */
export const mp4With = (...userData: Buffer[]) =>
  Buffer.concat([
    box('ftyp', 'isom'),
    box('moov', box('mvhd', 'head'), box('trak', box('tkhd', 'track'), ...userData), ...userData),
    box('mdat', 'udta are pixels'),
  ])
