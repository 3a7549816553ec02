import { divIcon } from 'leaflet'
import { MARK_PATH } from '@/lib/media/brand-mark'
import './map.css'

export const pin = divIcon({
  className: 'map-pin',
  html: `<svg viewBox="0 0 48 60" width="44" height="55"><path fill="currentColor" d="M24 0a22 22 0 0 1 22 22c0 14-16 30-22 37C18 52 2 36 2 22A22 22 0 0 1 24 0Z"/><g fill="#fff8ea" transform="translate(10.5 8.5) scale(.56)"><path d="${MARK_PATH}"/></g></svg>`,
  iconSize: [44, 55],
  iconAnchor: [22, 55],
})
