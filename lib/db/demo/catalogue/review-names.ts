/** People who rated something in the demo shop. Only the first letter is ever shown. Spec §9. */
export const reviewers: string[] = [
  'Ahmed', 'Fatima', 'خالد', 'مريم', 'Priya', 'Saeed', 'حمدان', 'Noor', 'James', 'شيخة', 'Rahul', 'علياء', 'Omar', 'سالم',
  'Grace', 'ميثاء', 'Bilal', 'راشد', 'Anita', 'هدى', 'Daniel', 'سيف', 'Layla', 'عبدالله', 'Mohan', 'Sara', 'لطيفة', 'Imran',
  'Khalifa', 'عائشة', 'Elena', 'منصور', 'Sanjay', 'موزة', 'Thomas', 'يوسف', 'Zainab', 'حصة', 'Deepa', 'Sultan', 'نورة',
  'Peter', 'محمد', 'Usman', 'شما', 'Claire', 'Hamad', 'سعيد', 'Lakshmi', 'عفراء', 'Maria', 'بطي', 'Nasser', 'روضة', 'Arjun',
  'خلفان', 'Amna', 'Sophie', 'زايد', 'Farhan', 'سلامة', 'Michael', 'غاية', 'Rashid', 'Meera', 'عبيد', 'Hannah', 'مطر',
]
