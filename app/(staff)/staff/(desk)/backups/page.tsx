import { staffPage } from '@/app/staff-page'
import { BackupsView } from '@/components/staff/backups/backups-view'

export default staffPage('/staff/backups', async ({ self }) => <BackupsView readOnly={self.demo} />)
