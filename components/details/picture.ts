/** A picture of a product in its gallery. */
export interface Picture {
  src: string
  /** Text alternative: "Picture 2 of 4". */
  label: string
}

/** Labels of the gallery. */
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
