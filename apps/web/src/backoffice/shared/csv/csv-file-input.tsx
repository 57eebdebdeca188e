import { FileInput, type FileInputProps } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useNotify } from '../notify/use-notify.ts';
import { decodeCsv } from './decode-csv.ts';

interface Props extends Pick<
  FileInputProps,
  'label' | 'description' | 'placeholder' | 'className'
> {
  readonly onText: (text: string) => void;
}

export const CsvFileInput = ({ onText, ...props }: Props) => {
  const notify = useNotify();
  return (
    <FileInput
      {...props}
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
      onChange={(file: File | null) => {
        file?.arrayBuffer().then((bytes) => onText(decodeCsv(bytes)), notify.failure);
      }}
    />
  );
};
