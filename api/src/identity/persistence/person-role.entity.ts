import type { Role } from '@waqf/contracts/identity';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { PersonEntity } from './person.entity.js';

/** A relation that a person stands in. */
@Entity({ schema: 'identity', name: 'person_role' })
export class PersonRoleEntity {
  @PrimaryColumn('uuid', { name: 'person_id' })
  personId!: string;

  @PrimaryColumn('text')
  role!: Role;

  @Column('timestamptz', { name: 'granted_at' })
  grantedAt!: Date;

  @ManyToOne(
    () => PersonEntity,
    (person) => person.roles,
  )
  @JoinColumn({ name: 'person_id' })
  person!: Relation<PersonEntity>;
}
