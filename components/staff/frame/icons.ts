import type { IconShape } from '@/components/ui/icon'

export const houseShape: IconShape = { stroke: 'M4.5 11 12 4.5l7.5 6.5v8.5h-5v-5.5h-5v5.5h-5Z' }
export const receipt: IconShape = { stroke: 'M6 3.8h12v16.4l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4ZM9 8.5h6M9 12.5h6' }
export const people: IconShape = {
  stroke:
    'M9 5a3.2 3.2 0 1 0 0 6.400A3.2 3.2 0 0 0 9 5M3.500 19.500c.4-3.400 2.600-5 5.500-5s5.100 1.600 5.500 5M15.500 5.400a3.100 3.100 0 0 1 0 5.800M17 14.900c2 .6 3.200 2.100 3.500 4.600',
}
export const log: IconShape = { stroke: 'M5 6h14M5 12h14M5 18h9' }
export const phoneShape: IconShape = {
  stroke:
    'M6.200 4.500h3l1.500 4-2 1.400a11 11 0 0 0 5.400 5.400l1.400-2 4 1.500v3a1.700 1.700 0 0 1-1.800 1.700A15.300 15.300 0 0 1 4.500 6.300a1.700 1.700 0 0 1 1.700-1.800Z',
}
export const sliders: IconShape = {
  stroke:
    'M4.500 7.500h8M17 7.500h2.500M4.500 16.500H7M11.500 16.500h8M14.700 5.300a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400M9.300 14.300a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400',
}
export const speech: IconShape = { stroke: 'M4.500 5.500h15v10.500h-8l-4 3.500v-3.500h-3ZM8.500 10.800h7' }
export const disk: IconShape = {
  stroke: 'M5 5.500h14v13H5ZM8.500 5.500v4.500h7V5.500M8 18.500v-4.500h8v4.500',
}
export const card: IconShape = {
  stroke:
    'M4 5.500h16v13H4ZM8.800 9a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400M6.300 15.500c.3-1.400 1.200-2 2.500-2s2.200.6 2.500 2M14 10h3.500M14 13.500h3.500',
}
export const arrowIn: IconShape = { stroke: 'M12 4.500v10M8 11l4 4 4-4M5 15.500v4h14v-4' }
export const bell: IconShape = {
  stroke: 'M6.500 16.500v-5.700a5.500 5.500 0 0 1 11 0v5.700l1.500 1.500h-14ZM10 20.500h4',
}
export const bellOff: IconShape = { stroke: `${bell.stroke}M4 4l16 16` }
export const printer: IconShape = {
  stroke: 'M7.500 9V4.500h9V9M7.500 16.500H5V9h14v7.500h-2.500M7.500 13.500h9v6h-9Z',
}
export const knife: IconShape = {
  stroke: 'M4.500 19.500 17 5.500c2 2 1.500 5.500-1 8l-3 2.500-3.500-2.500',
  directed: true,
}
/** A handle to drag by. */
export const grip: IconShape = { stroke: 'M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1' }
export const tree: IconShape = { stroke: 'M5 5.500h6v4.500H5ZM13 14h6v4.500h-6ZM8 10v6.300h5' }
export const frameShape: IconShape = { stroke: 'M4 5h16v14H4ZM4 10.500h16M12.500 10.500V19' }
