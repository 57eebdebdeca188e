import type { PublicScreeningCampaign, SkillDraft } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { ownSkills, sameSkill, SKILLS, skillsOn } from '@cadran/instruments/parts/facts/skills';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { ScaleKey } from '../../fields/choice/scale/scale-key.tsx';
import { Heading } from '../../layout/heading.tsx';
import { AddSkill } from './add-skill.tsx';
import { levelSteps } from './level-steps.ts';
import { SkillCard } from './skill-card.tsx';

type Props = PageProps<PublicScreeningCampaign, { readonly list?: readonly SkillDraft[] }>;

const NONE: readonly SkillDraft[] = [];
const unrated = (name: string): SkillDraft => ({
  name,
  level: null,
  years: null,
  currentUse: false,
});

const Page = ({ campaign, page, answers, set }: Props) => {
  const t = useMessages(respondent.facts).skills;
  const { language } = useLanguage();
  const list = answers.list ?? NONE;
  const isLast = page === SKILLS.pages(campaign) - 1;
  const own = isLast ? ownSkills(list, campaign) : NONE;
  const others = (name: string) => list.filter((skill) => !sameSkill(skill.name, name));
  const rated = (name: string) => list.find((skill) => sameSkill(skill.name, name));
  return (
    <>
      <Heading>{t.heading}</Heading>
      <p>{campaign.skills.length > 0 ? t.explanation : t.noneAsked}</p>
      <ScaleKey steps={levelSteps(language)} />
      {skillsOn(page, campaign).map((name) => (
        <SkillCard
          key={name}
          skill={rated(name) ?? unrated(name)}
          onChange={(skill) => set('list', [...others(name), skill])}
        />
      ))}
      {own.map((skill) => (
        <SkillCard
          key={skill.name}
          skill={skill}
          onChange={(changed) =>
            set(
              'list',
              list.map((other) => (other.name === skill.name ? changed : other)),
            )
          }
          onRemove={() => set('list', others(skill.name))}
        />
      ))}
      {isLast && (
        <AddSkill
          taken={(name) =>
            [...campaign.skills, ...list.map((skill) => skill.name)].some((other) =>
              sameSkill(other, name),
            )
          }
          onAdd={(name) => set('list', [...list, unrated(name)])}
        />
      )}
    </>
  );
};

const Title = () => useMessages(respondent.facts).skills.title;

export const part = definePart(SKILLS, { Title, Page });
