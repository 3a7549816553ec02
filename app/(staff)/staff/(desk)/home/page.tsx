import { staffPage } from '@/app/staff-page'
import { HomeEditor } from '@/components/staff/home/home-editor'
import { ownHome, productsByHandle } from '@/lib/backend/staff'

export default staffPage('/staff/home', async () => {
  const home = await ownHome()
  return <HomeEditor home={home} products={await productsByHandle(Object.values(home.groups).flat())} />
})
