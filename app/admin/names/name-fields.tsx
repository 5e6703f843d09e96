import { Field } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { namesCopy as copy } from '#core/names/copy/desk.ts';

type Named = { name: string; shortName: string };
type NameFieldsProps = {
	typed: Named;
	errors: Record<string, string>;
	change: (part: Partial<Named>) => void;
};

const LONGEST = 120;

/** Full and short name. */
export function NameFields({ typed, errors, change }: NameFieldsProps) {
	return (
		<>
			<Field
				label={copy.name}
				value={typed.name}
				maxLength={LONGEST}
				error={errors.name}
				onChange={(event) => change({ name: event.target.value })}
			/>
			<Field
				label={copy.shortName}
				hint={copy.shortNameHint}
				value={typed.shortName}
				maxLength={LONGEST}
				error={errors.shortName}
				onChange={(event) => change({ shortName: event.target.value })}
			/>
		</>
	);
}

type AliasesProps = {
	rows: number;
	typed: { aliases: string };
	change: (part: { aliases: string }) => void;
};

/** Other names, one a line. */
export function AliasesField({ rows, typed, change }: AliasesProps) {
	return (
		<TextAreaField
			label={copy.aliases}
			hint={copy.aliasesHint}
			rows={rows}
			value={typed.aliases}
			onChange={(event) => change({ aliases: event.target.value })}
		/>
	);
}
