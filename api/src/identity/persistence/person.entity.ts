import {
  type Language,
  type NotificationPreferences,
  type NotificationToggle,
  notificationToggles,
  type Role,
  usualToggles,
} from '@waqf/contracts/identity';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { columnName } from '../../platform/index.js';

/** All toggles in a statement's list of columns. */
export const toggles = notificationToggles.map((toggle) => `${columnName(toggle)} AS "${toggle}"`).join(', ');

/** One column for each toggle of a person's notifications, from the list of the contract. */
class ToggleColumns {}
for (const toggle of notificationToggles)
  Column('boolean', { name: columnName(toggle), default: usualToggles[toggle] })(ToggleColumns.prototype, toggle);
const Toggles = ToggleColumns as new () => Record<NotificationToggle, boolean>;

/** A person whom Nafath, a deed or an administrator has named. */
@Entity({ schema: 'identity', name: 'person' })
export class PersonEntity extends Toggles implements NotificationPreferences {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'national_id', unique: true })
  nationalId!: string;

  @Column('text', { name: 'full_name' })
  fullName!: string;

  /** The name in the form that is used for search: `arabicSearchKey`. */
  @Column('text', { name: 'search_key' })
  searchKey!: string;

  /** When the name came from Nafath or from the person; null while only other people have given it. */
  @Column('timestamptz', { name: 'name_confirmed_at', nullable: true })
  nameConfirmedAt!: Date | null;

  @Column('text', { nullable: true })
  email!: string | null;

  /**
   * When the person opened the link that was mailed to this address; while it is null, nothing else is mailed there.
   */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  /** Stored as `+9665XXXXXXXX`. */
  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { name: 'active_role' })
  activeRole!: Role;

  @Column('text', { name: 'preferred_language', default: 'ar' })
  preferredLanguage!: Language;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'deactivated_at', nullable: true })
  deactivatedAt!: Date | null;

  @OneToMany(
    () => PersonRoleEntity,
    (role) => role.person,
  )
  roles!: Relation<PersonRoleEntity[]>;
}

/** A role that a person has. */
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
