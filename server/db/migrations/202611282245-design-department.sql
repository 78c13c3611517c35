-- Rows were valid under the narrower check, so only new ones are checked.
alter table person drop constraint person_department_check;
alter table person add constraint person_department_check check (department in (
  'ENGINEERING', 'PRODUCT', 'DESIGN', 'DATA', 'SALES', 'MARKETING', 'OPERATIONS', 'FINANCE', 'HR', 'LEGAL', 'EXECUTIVE',
  'CUSTOMER_SUCCESS', 'SECURITY', 'IT', 'OTHER')) not valid;
