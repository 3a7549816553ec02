/** A picture of a product in its gallery. */
export interface Picture {
  src: string
  /** What it is called for people who cannot see it: "Picture 2 of 4". */
  label: string
}

/** Words of the gallery. */
export interface GalleryWords {
  /** "Pictures of Leather collar". */
  gallery: string
  open: string
  /** "Show 3 more pictures". */
  more: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
}
