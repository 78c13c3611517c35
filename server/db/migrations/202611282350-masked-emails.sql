-- Addresses of which a tool had hidden a part, such as g***@northwind.example, are no addresses.
update person set work_email = null where work_email like '%*%';
delete from workspace_person_email where work_email like '%*%';
