import { imageAt } from '@fairway/contracts/pictures';
import { fullName } from '@fairway/contracts/phrases';
import type { Profile } from '@fairway/contracts/profile';
import { IconAward, IconMail, IconPhone, IconTargetArrow, type Icon as TablerIcon } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { mailHref, telHref } from '../Link/contact.ts';
import { ListCard } from '../ListCard/ListCard.tsx';
import { ListRow } from '../ListCard/ListRow.tsx';
import { SectionTitle } from '../SectionTitle/SectionTitle.tsx';
import classes from './ProfileView.module.css';

/** Who the coach is: the picture, the name, and what they say of themself. */
export function ProfileCard({ profile: { pro, image, intro } }: { profile: Profile }) {
  const initials = `${pro.first_name.charAt(0)}${pro.last_name.charAt(0)}`.toUpperCase();
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <span className={classes.portrait} aria-hidden={image ? undefined : true}>
          {image ? <img src={imageAt(image, 320)} alt={fullName(pro)} width={128} height={128} /> : initials}
        </span>
        <div className={classes.words}>
          <h2 className={classes.name}>{fullName(pro)}</h2>
          <p className={classes.role}>Golf coach</p>
        </div>
      </div>
      {intro ? <p className={classes.intro}>{intro}</p> : null}
    </div>
  );
}

function Lines({ id, title, text, icon }: { id: string; title: string; text: string; icon: TablerIcon }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!lines.length) return null;
  return (
    <section>
      <SectionTitle id={id}>{title}</SectionTitle>
      <div className={classes.card}>
        <ul className={classes.lines} aria-labelledby={id}>
          {lines.map((line, index) => (
            // Lines are told apart by where they stand: two may say the same.
            <li key={index} className={classes.line}>
              <Icon of={icon} size={20} className={classes.bullet} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What the coach is trained in and best at. */
export function ProfileSkills({ profile }: { profile: Profile }) {
  return (
    <>
      <Lines id="qualifications" title="Qualifications" text={profile.qualifications} icon={IconAward} />
      <Lines id="specialisms" title="Specialisms" text={profile.specialisms} icon={IconTargetArrow} />
    </>
  );
}

/** The ways to reach the coach: one tap calls, one tap writes. */
export function ProfileContact({ profile: { phone, email } }: { profile: Profile }) {
  if (!phone && !email) return null;
  return (
    <section>
      <SectionTitle id="contact">Contact</SectionTitle>
      <ListCard labelledBy="contact">
        {phone ? (
          <ListRow icon={IconPhone} title={phone} detail="Telephone" href={telHref(phone) ?? undefined} external />
        ) : null}
        {email ? <ListRow icon={IconMail} title={email} detail="Email" href={mailHref(email)} external /> : null}
      </ListCard>
    </section>
  );
}

/** Whether there is anything to read beside the name. */
export const isBlank = ({ image, intro, qualifications, specialisms, email, phone }: Profile): boolean =>
  !image && ![intro, qualifications, specialisms, email, phone].some((text) => text.trim() !== '');
