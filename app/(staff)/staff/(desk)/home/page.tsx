import { staffPage, staffTitle } from '@/app/staff-page'
import { HomeEditor } from '@/components/staff/home/home-editor'
import { ownHome, productsByHandle, staffCategories } from '@/lib/backend/staff'
import { categoryHref, subcategoryHref } from '@/lib/config/routes'

export const generateMetadata = staffTitle('Home.title')

export default staffPage('/staff/home', async ({ language }) => {
  const home = await ownHome()
  const [products, categories] = await Promise.all([
    productsByHandle(Object.values(home.groups).flat()),
    staffCategories(),
  ])
  const places = categories.flatMap(({ id, name, subcategories }) => [
    [categoryHref(id), name[language]] as const,
    ...subcategories.map(
      (below) => [subcategoryHref(id, below.id), `${name[language]} › ${below.name[language]}`] as const,
    ),
  ])
  return <HomeEditor home={home} products={products} places={new Map(places)} />
})
