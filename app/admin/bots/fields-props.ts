export type Settings = Record<string, unknown>;

export type FieldsProps = {
	/** As the bot's schema on the server reads them. */
	value: Settings;
	change: (part: Settings) => void;
	/** What is wrong with which of them. */
	errors: Readonly<Record<string, string>>;
};
