import { AppError, invalid } from '../../http/app-error.ts';

/** Names refused fields by their path in the file, where the campaign is one level down. */
export const withFilePaths = async <T>(creating: Promise<T>): Promise<T> => {
  try {
    return await creating;
  } catch (error) {
    if (!(error instanceof AppError) || error.fields === undefined) throw error;
    throw invalid(
      Object.fromEntries(
        Object.entries(error.fields).map(([path, rule]) => [`campaign.${path}`, rule]),
      ),
    );
  }
};
