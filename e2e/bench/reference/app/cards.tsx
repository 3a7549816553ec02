import Link from 'next/link'

const cards = Array.from({ length: 24 }, (_, at) => ({ id: `product-${at}`, title: `Product ${at}`, price: 10 + at }))

/** 24 plain cards; with pictures, each fetches one as large as the shop's. */
export function Cards({ pictures = false }: { pictures?: boolean }) {
  return (
    <main>
      <h1>Products</h1>
      <ul>
        {cards.map(({ id, title, price }) => (
          <li key={id}>
            <article>
              {pictures && <img src={`/card.webp?${id}`} width={170} height={170} alt="" />}
              <Link href={`/details/${id}`}>
                <h2>{title}</h2>
              </Link>
              <p>AED {price.toFixed(2)}</p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  )
}
