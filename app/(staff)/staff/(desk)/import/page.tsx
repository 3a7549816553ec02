import { staffPage, staffTitle } from '@/app/staff-page'
import { ImportView } from '@/components/staff/import/import-view'

export const generateMetadata = staffTitle('Import.title')

export default staffPage('/staff/import', async () => <ImportView />)
