import type { IconShape } from '@/components/ui/icons'

export const houseShape: IconShape = { stroke: 'M4.5 11 12 4.5l7.5 6.5v8.5h-5v-5.5h-5v5.5h-5Z' }
export const receipt: IconShape = { stroke: 'M6 3.8h12v16.4l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4ZM9 8.5h6M9 12.5h6' }
export const people: IconShape = {
  stroke:
    'M9 5a3.2 3.2 0 1 0 0 6.400A3.2 3.2 0 0 0 9 5M3.500 19.500c.4-3.400 2.600-5 5.500-5s5.100 1.600 5.500 5M15.500 5.400a3.100 3.100 0 0 1 0 5.800M17 14.900c2 .6 3.200 2.100 3.500 4.600',
}
export const log: IconShape = { stroke: 'M5 6h14M5 12h14M5 18h9' }
export const shield: IconShape = {
  stroke: 'm12 3.800 7 2.600v5.200c0 4.200-2.800 7.200-7 8.600-4.200-1.400-7-4.400-7-8.600V6.400Z',
}
export const phoneShape: IconShape = {
  stroke:
    'M6.200 4.500h3l1.500 4-2 1.400a11 11 0 0 0 5.400 5.400l1.400-2 4 1.500v3a1.700 1.700 0 0 1-1.800 1.700A15.300 15.300 0 0 1 4.500 6.300a1.700 1.700 0 0 1 1.700-1.800Z',
}
