/** Dots that show the current picture on phones. Decorative: labels carry the meaning. */
export function GalleryDots({ count, current }: { count: number; current: number }) {
  return (
    <span
      aria-hidden
      className="absolute inset-x-0 bottom-12 mx-auto flex w-fit gap-2 rounded-full bg-palm-950/45 px-3 py-2 md:hidden"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={index === current ? 'h-1.5 w-5 rounded-full bg-saffron-400' : 'size-1.5 rounded-full bg-mist'}
        />
      ))}
    </span>
  )
}
