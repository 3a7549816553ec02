import { staffPage } from '@/app/staff-page'
import { ImportView } from '@/components/staff/import/import-view'

export default staffPage('/staff/import', async () => <ImportView />)
