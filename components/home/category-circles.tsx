import Image from 'next/image'
import Link from 'next/link'
import { useLocale } from 'next-intl'
import { LogoMark } from '@/components/brand/logo-mark'
import type { Category } from '@/lib/contract/category'
import { categoryHref } from '@/lib/config/routes'

/** Categories as round pictures with names, in one row that scrolls on phones. Spec §2 (Home). */
export function CategoryCircles({ categories }: { categories: Category[] }) {
  const language = useLocale()
  return (
    <ul className="circles">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            href={categoryHref(category.id)}
            prefetch={false}
            className="group grid justify-items-center gap-3 text-center"
          >
            <span className="circle-ring size-24 p-1.25 lg:aspect-square lg:h-auto lg:w-[min(8.5rem,100%)]">
              {category.image ? (
                <Image
                  src={category.image}
                  alt=""
                  width={160}
                  height={160}
                  sizes="(min-width: 900px) 130px, 96px"
                  className="size-full rounded-full object-cover"
                />
              ) : (
                <span className="grid size-full place-items-center text-sand-400">
                  <LogoMark size={36} />
                </span>
              )}
            </span>
            <span className="text-small font-medium text-palm-950 group-hover:text-palm-700">
              {category.name[language]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
