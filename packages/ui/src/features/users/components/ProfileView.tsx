import { imageAt } from '@fairway/contracts/files/pictures';
import { formatFullName, formatInitials } from '@fairway/contracts/person-names';
import type { Profile } from '@fairway/contracts/users/profile';
import { Avatar, Box, Card, Flex, Text, Title } from '@mantine/core';
import { IconAward, IconMail, IconPhone, IconTargetArrow, type Icon as TablerIcon } from '@tabler/icons-react';
import { mailHref, telHref } from '../../../kit/Link/contact.ts';
import { ListCard } from '../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../kit/SectionTitle/SectionTitle.tsx';
import { IconLines } from './IconLines.tsx';
import classes from './ProfileView.module.css';

/** Who the coach is: the picture, the name, and what they say of themself. */
export function ProfileCard({ profile: { pro, image, intro } }: { profile: Profile }) {
  return (
    <Card p={0} shadow="sm">
      <Flex
        align="center"
        wrap="wrap"
        gap={{ base: 18, md: 24 }}
        p={{ base: 20, md: 28 }}
        bg="linear-gradient(150deg, var(--app-hero-from), var(--app-hero-to))"
        c="var(--app-hero-ink)"
      >
        <Avatar
          src={image ? imageAt(image, 320) : null}
          alt={formatFullName(pro)}
          aria-hidden={image ? undefined : true}
          classNames={{ root: classes.portrait, placeholder: classes.initials }}
        >
          {formatInitials(pro)}
        </Avatar>
        {/* Below the picture where the text is large. */}
        <Box flex="1 1 8rem" miw={0}>
          <Title order={2} fz={{ base: 22, md: 28 }} style={{ overflowWrap: 'anywhere', textWrap: 'wrap' }}>
            {formatFullName(pro)}
          </Title>
          <Text mt={4} fz="sm" c="var(--app-hero-dim)">
            Golf coach
          </Text>
        </Box>
      </Flex>
      {intro ? (
        <Text
          px={{ base: 20, md: 28 }}
          py={{ base: 20, md: 24 }}
          lh={1.6}
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {intro}
        </Text>
      ) : null}
    </Card>
  );
}

function Lines({ id, title, text, icon }: { id: string; title: string; text: string; icon: TablerIcon }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!lines.length) return null;
  return (
    <section>
      <SectionTitle id={id}>{title}</SectionTitle>
      <Card p={0} shadow="sm">
        <Box px={20} py={18}>
          <IconLines icon={icon} color="var(--app-primary-text)" lines={lines} labelledBy={id} />
        </Box>
      </Card>
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
