import { cx } from './cx'

/** A decorative icon, hidden from screen readers: beside text, or inside a labelled control. `size` in px. */
export function Icon({ shape, size = 20, className }: { shape: IconShape; size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={cx('icon', shape.directed && 'rtl:[scale:-1_1]', className)}
    >
      {shape.fill && <path d={shape.fill} fill="currentColor" stroke="none" />}
      {shape.stroke && <path d={shape.stroke} />}
    </svg>
  )
}

/** An icon on a 24 px grid, stroke 1.75, round ends. One export each, so that bundles contain only the icons they use. */
export interface IconShape {
  stroke?: string
  /** Path that is filled instead of stroked. */
  fill?: string
  /** Follows the reading direction: mirrored in right-to-left. */
  directed?: true
}

export const search: IconShape = { stroke: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.8 15.8 20 20' }
export const zoomIn: IconShape = {
  stroke: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.8 15.8 20 20M11 8.4v5.2M8.4 11h5.2',
}
export const heart: IconShape = {
  stroke: 'M12 19.6C7 16.3 3.8 13.2 3.8 9.6a4.3 4.3 0 0 1 8.2-1.8 4.3 4.3 0 0 1 8.2 1.8c0 3.6-3.2 6.7-8.2 10Z',
}
export const heartFilled: IconShape = { ...heart, fill: heart.stroke }
export const bag: IconShape = {
  stroke: 'M6.3 8.8h11.4a1 1 0 0 1 1 .9l.9 10.3H4.4l.9-10.3a1 1 0 0 1 1-.9ZM8.6 11.4V7.2a3.4 3.4 0 0 1 6.8 0v4.2',
}
export const user: IconShape = {
  stroke: 'M12 4.4a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M5 20c.6-3.7 3.4-5.6 7-5.6s6.4 1.9 7 5.6',
}
export const menu: IconShape = { stroke: 'M4 7h16M4 12h16M4 17h10', directed: true }
export const close: IconShape = { stroke: 'm6.5 6.5 11 11M17.5 6.5l-11 11' }
export const chevronDown: IconShape = { stroke: 'm5.5 9 6.5 6.5L18.5 9' }
export const chevronEnd: IconShape = { stroke: 'm9.5 6 6 6-6 6', directed: true }
export const chevronStart: IconShape = { stroke: 'm14.5 6-6 6 6 6', directed: true }
export const arrowEnd: IconShape = { stroke: 'M4.5 12h15M13.5 6l6 6-6 6', directed: true }
export const eye: IconShape = {
  stroke:
    'M2.6 12S6 5.9 12 5.9s9.4 6.1 9.4 6.1-3.4 6.1-9.4 6.1S2.6 12 2.6 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
}
export const eyeOff: IconShape = {
  stroke:
    'M9.9 6.2A9 9 0 0 1 12 5.9c6 0 9.4 6.1 9.4 6.1a15 15 0 0 1-2.7 3.4M6.2 7.6A14.6 14.6 0 0 0 2.6 12S6 18.1 12 18.1a8.9 8.9 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
}
export const star: IconShape = {
  fill: 'm12 3.4 2.6 5.4 5.9.8-4.3 4.2 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.2 5.9-.8Z',
  stroke: 'm12 3.4 2.6 5.4 5.9.8-4.3 4.2 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.2 5.9-.8Z',
}
export const truck: IconShape = {
  stroke:
    'M4.6 17H3.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h10.2v11H9.4M13.7 9.6h3.6l4.2 3.8V17h-1.6M15.1 17h-1.4M7 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M17.5 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4',
  directed: true,
}
export const pin: IconShape = {
  stroke:
    'M12 21s6.6-5.6 6.6-11.2a6.6 6.6 0 0 0-13.2 0C5.4 15.4 12 21 12 21ZM12 7.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8',
}
export const check: IconShape = { stroke: 'm5.8 12.6 4 4L18.2 8' }
export const alert: IconShape = { stroke: 'M12 4.6 3.4 19.4h17.2ZM12 10.2v4.2M12 16.9v.1' }
export const info: IconShape = { stroke: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4M12 11.2v5M12 8v.1' }
export const grid: IconShape = {
  stroke:
    'M5.5 4.5H9a1 1 0 0 1 1 1V9a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1ZM15 4.5h3.5a1 1 0 0 1 1 1V9a1 1 0 0 1-1 1H15a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1ZM5.5 14H9a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V15a1 1 0 0 1 1-1ZM15 14h3.5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1H15a1 1 0 0 1-1-1V15a1 1 0 0 1 1-1Z',
}
export const list: IconShape = { stroke: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h15' }
export const sort: IconShape = { stroke: 'M8 19V5.5M4.5 9 8 5.5 11.5 9M16 5v13.5M12.5 15l3.5 3.5 3.5-3.5' }
export const filter: IconShape = {
  stroke:
    'M4 7.5h8.4M17.6 7.5H20M4 16.5h2.4M11.6 16.5H20M15 4.9a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2M9 13.9a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  directed: true,
}
export const plus: IconShape = { stroke: 'M12 5.5v13M5.5 12h13' }
export const minus: IconShape = { stroke: 'M5.5 12h13' }
export const whatsapp: IconShape = {
  stroke:
    'M4 20l1.3-4A8.2 8.2 0 1 1 8.3 19ZM9 8.4c-.7.5-.8 1.8.3 3.6a8 8 0 0 0 3 2.9c1.6.9 2.9.7 3.3-.1l.3-1-2-1.2-.9.9c-1.2-.5-2-1.3-2.5-2.4l.9-.9-1-2Z',
}
export const mail: IconShape = {
  stroke:
    'M5 5.5h14a1.8 1.8 0 0 1 1.8 1.8v9.4a1.8 1.8 0 0 1-1.8 1.8H5a1.8 1.8 0 0 1-1.8-1.8V7.3A1.8 1.8 0 0 1 5 5.5ZM3.6 7.2 12 13l8.4-5.8',
}
export const link: IconShape = {
  stroke:
    'M10.2 13.8a3.8 3.8 0 0 0 5.6.3l3-3a3.9 3.9 0 0 0-5.5-5.5l-1.4 1.4M13.8 10.2a3.8 3.8 0 0 0-5.6-.3l-3 3a3.9 3.9 0 0 0 5.5 5.5l1.4-1.4',
}
export const phone: IconShape = {
  stroke:
    'M6.3 4h2.4a1 1 0 0 1 .9.7l1.1 3-1.9 1.6a12 12 0 0 0 5.9 5.9l1.6-1.9 3 1.1a1 1 0 0 1 .7.9v2.4a1.8 1.8 0 0 1-1.9 1.8A15.4 15.4 0 0 1 4.5 5.9 1.8 1.8 0 0 1 6.3 4Z',
}
export const card: IconShape = {
  stroke: 'M5 5.5h14A2 2 0 0 1 21 7.5v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M6.6 14.8h3.2',
}
export const cash: IconShape = {
  stroke:
    'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6.3 12v.1M17.7 12v.1',
}
export const leaf: IconShape = {
  stroke: 'M5.6 18.4C3.4 11.6 8 5.2 19.2 4.6c.9 9.8-5.4 16-13.6 13.8ZM4.4 20.2c1.8-4 4.8-7.4 8.8-9.4',
}
export const lock: IconShape = {
  stroke:
    'M7.3 10.5h9.4a1.8 1.8 0 0 1 1.8 1.8v5.9a1.8 1.8 0 0 1-1.8 1.8H7.3a1.8 1.8 0 0 1-1.8-1.8v-5.9a1.8 1.8 0 0 1 1.8-1.8ZM8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7',
}
export const shield: IconShape = {
  stroke: 'M12 3.4 5 6v5.2c0 4.7 3 7.9 7 9.4 4-1.5 7-4.7 7-9.4V6ZM9 11.9l2.2 2.2 3.9-4.2',
}
export const chat: IconShape = {
  stroke:
    'M6 4.8h12a2 2 0 0 1 2 2v7.6a2 2 0 0 1-2 2h-5.6L8.2 20v-3.6H6a2 2 0 0 1-2-2V6.8a2 2 0 0 1 2-2ZM8.4 10.6v.1M12 10.6v.1M15.6 10.6v.1',
}
export const instagram: IconShape = {
  stroke:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4ZM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2M16.6 7.3v.1',
}
export const facebook: IconShape = {
  stroke:
    'M14 20.5v-7h2.4l.5-3.1H14V8.5c0-1 .5-1.6 1.7-1.6h1.4V4.1a11 11 0 0 0-2.1-.2c-2.6 0-4 1.6-4 4.2v2.3H8.4v3.1H11v7Z',
}
export const tiktok: IconShape = { stroke: 'M13.2 3.8v11.5a3.4 3.4 0 1 1-3.4-3.4M13.2 3.8c.3 2.8 2 4.6 4.8 4.8' }
export const map: IconShape = {
  stroke: 'm3.5 6.6 5.6-2.2 5.8 2.2 5.6-2.2v13l-5.6 2.2-5.8-2.2-5.6 2.2ZM9.1 4.4v13M14.9 6.6v13',
}
export const trash: IconShape = {
  stroke: 'M4.8 7h14.4M9.2 7V4.8h5.6V7M6.4 7l.9 12.6h9.4L17.6 7M10.2 10.6v5.4M13.8 10.6v5.4',
}
export const pause: IconShape = { stroke: 'M9 6.5v11M15 6.5v11' }
export const play: IconShape = { stroke: 'M8.4 5.8 18.4 12l-10 6.2Z' }
export const refresh: IconShape = { stroke: 'M19.2 12a7.2 7.2 0 1 1-2.3-5.3M19.6 4v4h-4' }
export const camera: IconShape = {
  stroke:
    'M4.8 7.4h2.9l1.5-2.2h5.6l1.5 2.2h2.9a1.6 1.6 0 0 1 1.6 1.6v8.2a1.6 1.6 0 0 1-1.6 1.6H4.8a1.6 1.6 0 0 1-1.6-1.6V9a1.6 1.6 0 0 1 1.6-1.6ZM12 9.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8',
}
export const clock: IconShape = { stroke: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4M12 7.6V12l3 2' }
export const signOut: IconShape = {
  stroke: 'M10 4.8H6.4a1.6 1.6 0 0 0-1.6 1.6v11.2a1.6 1.6 0 0 0 1.6 1.6H10M9.6 12h10.6M16.4 8.2l3.8 3.8-3.8 3.8',
  directed: true,
}
export const box: IconShape = { stroke: 'M12 3.6 4.4 7.8v8.4l7.6 4.2 7.6-4.2V7.8ZM4.4 7.8 12 12l7.6-4.2M12 12v8.4' }
export const device: IconShape = {
  stroke:
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM10.8 18h2.4',
}
